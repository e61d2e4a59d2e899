// node tools/draw-map.mjs: writes the subjects of architecture-map.mjs into ARCHITECTURE.md, each above those that it
// uses.
import { readFileSync, writeFileSync } from 'node:fs'
import { subjects } from './architecture-map.mjs'
import { inCheckout } from './paths.mjs'

const page = inCheckout('ARCHITECTURE.md')
const [begin, end] = ['<!-- subjects -->\n', '<!-- end of subjects -->']

/** ARCHITECTURE.md with the current subjects. */
export function withSubjects(text) {
  const from = text.indexOf(begin) + begin.length
  return `${text.slice(0, from)}${drawSubjects()}${text.slice(text.indexOf(end))}`
}

function drawSubjects() {
  const rows = Object.keys(subjects)
    .sort((a, b) => levelOf(b) - levelOf(a) || (a < b ? -1 : 1))
    .map((it) => `| ${levelOf(it)} | \`${it}\` | ${subjects[it].is} |`)
  return ['| level | subject | is |', '|--:|---|---|', ...rows, ''].join('\n')
}

/** One above the highest subject that it uses on the server. */
function levelOf(subject) {
  return 1 + Math.max(0, ...(subjects[subject].server ?? []).map(levelOf))
}

if (process.argv[1] === import.meta.filename) writeFileSync(page, withSubjects(readFileSync(page, 'utf8')))
