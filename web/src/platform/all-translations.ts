/** All words of the web. A file of its own, so that the table of the app can name it without the code of components. */
export { loadAllTranslations } from './language.tsx'
