import type { Service } from '@runmart/contract/catalog'
import type { FieldProblem } from '@runmart/contract/errors'
import { useMemo, useState } from 'react'
import { limitsOf } from './limits.ts'
import { contentOf, corrected, factsOf, type LinkLine } from './link-lines.ts'

type Named = { fileName: string; lines: readonly LinkLine[] }
const nothing: Named = { fileName: '', lines: [] }

/** A list of links while it is looked through and corrected, and how it is sent. */
export function useLinkList(service: Service | null) {
  const [{ fileName, lines }, setList] = useState(nothing)
  const facts = useMemo(() => factsOf(lines), [lines])
  const { least, most } = service ? limitsOf(service) : { least: 0, most: Number.POSITIVE_INFINITY }
  const fits = facts.sum >= least && facts.sum <= most
  const firstBad = facts.bad[0]?.read
  const problem: FieldProblem | null =
    typeof firstBad === 'string' ? firstBad : !lines.length ? 'uploadRequired' : fits ? null : 'outOfRange'
  return {
    lines,
    facts,
    /** All referrals together, once every line is right and they fit the service. */
    count: problem ? null : facts.sum,
    problems: { content: problem },
    read: (name: string, next: LinkLine[]) => setList({ fileName: name, lines: next }),
    change: (line: number, text: string) =>
      setList((before) => ({ ...before, lines: corrected(before.lines, line, text) })),
    removeBad: () => setList((before) => ({ ...before, lines: factsOf(before.lines).good })),
    clear: () => setList(nothing),
    form: () => ({ orderType: 'multiply' as const, fileName, content: contentOf(lines) }),
  }
}
