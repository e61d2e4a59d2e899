import { createContext } from 'react'

/** Whether the document is the app's. Only at build time it can be a public page, which is finished and never runs the app. */
export const IsApp = createContext(true)
