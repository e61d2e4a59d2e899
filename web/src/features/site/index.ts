export { default as UnknownPage } from './unknown-page.tsx'
