/** All sentences of the web. A file of its own, so that app-routes.ts can load them by a chunk's name and without components. */
export { loadAllTranslations } from './language.tsx'
