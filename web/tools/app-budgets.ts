import { readFileSync } from 'node:fs'
import { languages } from '@runmart/contract/languages'
import * as firstScreen from '@runmart/i18n/en/first-screen'
import * as signedOut from '@runmart/i18n/en/signed-out'
import * as all from '@runmart/i18n/en/web'
import { type Budget, gzipSize } from './budgets.ts'
import { type FirstScreen, firstLoad } from './first-load.ts'

const signIn: FirstScreen = { path: 'auth/login', sentences: 'signed-out' }
const dashboard: FirstScreen = { path: 'dashboard', sentences: 'first-screen' }

/** Toasts say these, and wait until all sentences are here. */
const saidLater = ['deposits.creditedNotice', 'notificationTitles.gift', 'referrals.paidNotice']

/** Weighs what a browser fetches before the first screen of the app is shown. */
export function weighApp(client: string): Budget[] {
  return [
    { what: 'sign-in, JavaScript', bytes: heaviestLoad(client, signIn), most: 125 },
    { what: 'dashboard, JavaScript', bytes: heaviestLoad(client, dashboard), most: 150 },
  ]
}

/** The longest language counts, with all that its sentences are split into. */
function heaviestLoad(client: string, screen: FirstScreen): number {
  const loads = languages.map((language) => firstLoad(client, screen, language))
  return Math.max(...loads.map((files) => files.reduce((sum, file) => sum + gzipSize(file), 0)))
}

/** Finds sentences of a first screen that load later: people would see their names instead. */
export function findMissingSentences(client: string): string[] {
  return [...missingOn(client, signIn, signedOut), ...missingOn(client, dashboard, firstScreen)]
}

type Words = Record<string, Record<string, unknown>>

function missingOn(client: string, screen: FirstScreen, held: Words): string[] {
  const code = firstLoad(client, screen, 'en').map((file) => readFileSync(file, 'utf8'))
  const keys = code.flatMap((text) => [...text.matchAll(/["'`](\w+)\.([\w$]+)/g)])
  return keys.flatMap(([, subject = '', name = '']) => {
    const key = `${subject}.${name}`
    // A computed name (`orderStates.${state}`) tells only its subject.
    const isHeld = subject in held && (name.startsWith('$') || name in (held[subject] ?? {}))
    if (!(subject in all) || isHeld || saidLater.includes(key)) return []
    return [`${screen.path} says ${key}, which ${screen.sentences}.ts of the i18n package does not have`]
  })
}
