import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBot } from '@runmart/bots'
import type { Bot } from '@runmart/bots/kit/bot'
import { botOfModule } from '@runmart/bots/kit/bot-of-module'

/** The bot that ships under this id, or the one a file exports; null when there is none. */
export async function loadBot(name: string, calledFrom: string): Promise<Bot | null> {
  if (!name.endsWith('.ts')) return findBot(name)
  return botOfModule(await import(pathToFileURL(resolve(calledFrom, name)).href))
}
