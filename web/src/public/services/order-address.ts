import { paths } from '#platform/paths.ts'

/** Where a visitor orders the service being drawn: signed out, he signs in first and then finds it chosen. */
export const orderAddress = `${paths.newOrder}?service={{id}}`
