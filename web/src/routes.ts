import { type RouteConfig, route } from '@react-router/dev/routes'
import { languages } from '@runmart/contract/languages'
import { addressIn } from '#platform/place.ts'
import { commonPages, publicPages } from '#public/pages.ts'

/** What is drawn when the web is built: the public pages. Every other address is the app's, whose own table is app-routes.ts. */
export default [
  ...languages.flatMap((language) =>
    publicPages.map(({ path, file }) => {
      const address = addressIn(language, path)
      return route(address, file, { id: address })
    }),
  ),
  ...commonPages.map(({ path, file }) => route(path, file)),
  route('*', 'app-address.tsx'),
] satisfies RouteConfig
