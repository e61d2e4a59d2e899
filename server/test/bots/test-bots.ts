import { fileURLToPath } from 'node:url'

/** Where one of the bots here is. */
export const fileOf = (id: string) => fileURLToPath(new URL(`./${id}/${id}.ts`, import.meta.url))

/** Bots that a test shop has besides those that ship. */
export const testBots = ['does-nothing', 'scripted', 'scripted-once'].map(fileOf)
