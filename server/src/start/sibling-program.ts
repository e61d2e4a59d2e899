import { dirname, extname, join } from 'node:path'

/** The file of another of our programs: TypeScript if this process runs from sources, JavaScript if from the bundle. */
export function siblingProgram(name: string): string {
  const [, self = ''] = process.argv
  return join(dirname(self), `${name}${extname(self)}`)
}
