import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eventually } from '#test/eventually.ts'
import { supervise } from './supervise.ts'

type Life = 'dies at its start' | { ms: number }

/** Supervises a process with these lives, one after the other, until one more begins; returns the printed lines. */
async function superviseLives(lives: readonly Life[]): Promise<string[]> {
  const printed: string[] = []
  let begun = 0
  const service = supervise({
    name: 'service',
    program: '../../test/mortal-process',
    env: () => {
      const life = lives[begun++]
      if (life === 'dies at its start') return { ...process.env, MORTAL_DIES: 'yes' }
      return { ...process.env, MORTAL_LIVES_MS: String(life?.ms ?? '') }
    },
    print: (line) => printed.push(line),
  })
  try {
    await service.ready
    await eventually(() => begun > lives.length && printed.at(-1) === 'The service is back.')
    return printed
  } finally {
    await service.stop()
  }
}

describe('a supervised process', { concurrency: true }, () => {
  test('one that worked for a while starts again at once, however often it is killed', async () => {
    const printed = await superviseLives([{ ms: 2_500 }, { ms: 2_500 }, { ms: 2_500 }])
    const round = ['The service ended (SIGKILL); starting it again.', 'The service is back.']
    assert.deepEqual(printed, [...round, ...round, ...round])
  })

  test('one that dies at its start again and again waits longer each time, until it has worked for a while', async () => {
    const printed = await superviseLives([
      { ms: 0 },
      'dies at its start',
      'dies at its start',
      { ms: 0 },
      { ms: 2_500 },
      'dies at its start',
    ])
    assert.deepEqual(printed, [
      'The service ended (SIGKILL); starting it again in 0.2 s.',
      'The service ended (code 1); starting it again in 0.4 s.',
      'The service ended (code 1); starting it again in 0.8 s.',
      'The service is back.',
      'The service ended (SIGKILL); starting it again in 1.6 s.',
      'The service is back.',
      'The service ended (SIGKILL); starting it again.',
      'The service ended (code 1); starting it again in 0.2 s.',
      'The service is back.',
    ])
  })

  test('one that was never ready is given up', async () => {
    const attempts = Array.from({ length: 5 }, () => 'dies at its start' as const)
    await assert.rejects(superviseLives(attempts), /^StartupError: The service ended 5 times before it was ready/)
  })
})
