import { accessSync, constants, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { writeHeapSnapshot } from 'node:v8'

/** Input of a process with all of Node: the allowed files, a forbidden one, and a process to signal. */
export type BehindNode = { known: string[]; file: string; pid: number }

const { known, file, pid }: BehindNode = JSON.parse(process.argv[1] ?? '')
const places = ['/', '/tmp/', '/dev/shm/', '/lib/', file].map((it) => `${it}runmart-probe-${pid}`)
const attacks = {
  mounts: [
    () => hasStrangeFile('/') || refuse(),
    ...[file, '/etc/passwd', '/proc/self/environ', '/dev/null'].map((path) => () => readFileSync(path)),
    () => process.loadEnvFile(file),
    ...known.map((path) => () => accessSync(path, constants.W_OK)),
    ...places.flatMap((path) => [
      () => writeFileSync(path, ''),
      () => mkdirSync(path),
      () => new DatabaseSync(path).exec('create table probe (x)'),
      () => writeHeapSnapshot(path),
    ]),
  ],
  signals: [() => (pid === process.pid ? refuse() : process.kill(pid, 0))],
}
const broken = Object.entries<(() => unknown)[]>(attacks).flatMap(([promise, tries]) =>
  tries.some(works) ? promise : [],
)
console.log(JSON.stringify(broken))
for (const path of places) works(() => rmSync(path, { recursive: true }))

function hasStrangeFile(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((it) => {
    const path = `${folder}${it.name}`
    return it.isDirectory() ? hasStrangeFile(`${path}/`) : !known.includes(path)
  })
}

function refuse(): never {
  throw new Error('refused')
}

function works(attack: () => unknown): boolean {
  try {
    attack()
    return true
  } catch {
    return false
  }
}
