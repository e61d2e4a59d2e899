/** The pages that are finished at build time and need no script of the app. */
export const publicPaths = ['/', '/vi', '/ru', '/404']
