import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBot } from '@runmart/bots'
import type { Bot } from '@runmart/bots/kit/bot'

/** The bot that ships under this id, or the one a file exports; null when there is none. */
export async function loadBot(name: string, calledFrom: string): Promise<Bot | null> {
  if (!name.endsWith('.ts')) return findBot(name)
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(calledFrom, name)).href)
  return Object.values(exported).find(isBot) ?? null
}

function isBot(it: unknown): it is Bot {
  return typeof it === 'object' && it !== null && 'parseLine' in it && 'run' in it
}
