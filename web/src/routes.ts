import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** What is drawn when the web is built: the public pages. Every other address is the app's, whose own table is app-routes.ts. */
export default [
  index('public/landing.tsx'),
  route('vi', 'public/landing.tsx', { id: 'landing-vi' }),
  route('ru', 'public/landing.tsx', { id: 'landing-ru' }),
  route('404', 'public/not-found.tsx'),
  route('*', 'app-address.tsx'),
] satisfies RouteConfig
