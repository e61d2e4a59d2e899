import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../../testing/shop/find-chromium.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
/** 0 to 100 each, and Lighthouse's benchmark of the machine. */
export type Scores = Record<Category | 'machine', number>
type Report = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; details?: { items?: object[] } }>
  environment: { benchmarkIndex: number }
}

const run = promisify(execFile)
const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
const isRoot = process.getuid?.() === 0
const TRIES = 3

/** Installs Lighthouse beside this file unless it exists, and returns a function that runs it. */
export async function openLighthouse(): Promise<(url: string) => Promise<Scores>> {
  if (!existsSync(program)) await run('npm', ['ci', '--ignore-scripts'], { cwd: import.meta.dirname })
  return async (url) => {
    const report = await lookAt(url)
    sayWhatIsWrong(url, report)
    const score = (name: Category) => Math.round((report.categories[name].score ?? 0) * 100)
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      machine: Math.round(report.environment.benchmarkIndex),
    }
  }
}

/** On a busy machine Lighthouse sometimes misses the beginning of a page, and asks for another run. */
async function lookAt(url: string, tries = TRIES): Promise<Report> {
  const env = { ...process.env, CHROME_PATH: await findChromium() }
  const flags = ['--headless=new', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])].join(' ')
  const options = [`--only-categories=${categories}`, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  try {
    const { stdout } = await run(process.execPath, [program, url, ...options], { env, maxBuffer: 64 * 1024 * 1024 })
    return JSON.parse(stdout) as Report
  } catch (problem) {
    const said = (problem as { stderr?: string }).stderr
    if (tries > 1 && said?.includes('Please run Lighthouse again')) return lookAt(url, tries - 1)
    throw new Error(`Lighthouse failed at ${url}: ${said ?? problem}`)
  }
}

/** Prints the audits that keep a page from 100, except speed, which one run measures badly. */
function sayWhatIsWrong(url: string, { categories, audits }: Report): void {
  for (const [name, { auditRefs }] of Object.entries(categories)) {
    if (name === 'performance') continue
    for (const { id, weight } of auditRefs) {
      const audit = audits[id]
      if (weight && audit && audit.score !== null && audit.score < 1)
        console.log(`${url}: ${name}: ${audit.title} ${JSON.stringify(audit.details?.items ?? [])}`)
    }
  }
}
