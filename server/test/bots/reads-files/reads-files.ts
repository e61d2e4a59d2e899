import fs from 'node:fs'
import { defineBot } from '../../../../bots/kit/index.ts'

const localized = { en: 'x', vi: 'x', ru: 'x' }
const ways: Record<string, (path: string) => unknown> = {
  read: (path) => fs.readFileSync(path),
  open: (path) => fs.openSync(path, 'r'),
  list: (path) => fs.readdirSync(path),
  look: (path) => fs.statSync(path),
  write: (path) => fs.writeFileSync(path, 'x'),
  append: (path) => fs.appendFileSync(path, 'x'),
  make: (path) => fs.mkdirSync(path),
  link: (path) => fs.symlinkSync('/etc/passwd', path),
  remove: (path) => fs.rmSync(path),
  later: (path) => fs.promises.readFile(path),
  import: (path) => import(path),
}

/** Reaches for files: `<way> <path>`; ok when it got through. */
export const readsFiles = defineBot({
  id: 'reads-files',
  name: localized,
  describe: localized,
  example: 'read /etc/passwd',
  settings: {},
  problems: {},
  retry: 'again',
  parseLine: (text) => ({ line: text.split(' ') }),
  async run([way = '', path = '']) {
    try {
      await ways[way]?.(path)
      return { ok: true, text: `${way} worked` }
    } catch (problem) {
      const { code, message } = problem as NodeJS.ErrnoException
      return { ok: false, text: code ?? message }
    }
  },
})
