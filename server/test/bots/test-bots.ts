import { fileURLToPath } from 'node:url'

export const fileOf = (id: string) => fileURLToPath(new URL(`./${id}/${id}.ts`, import.meta.url))

/** Bots of a test shop besides those that ship. */
export const testBots = ['does-nothing', 'scripted', 'scripted-once'].map(fileOf)
