import { setTimeout as sleep } from 'node:timers/promises'
import { PreparedProcesses } from '#features/bots/process/prepared-processes.ts'
import { innermostPid } from '#features/bots/process/watch-memory.ts'
import { isolation } from './run-bot.ts'

/** A parent of processes that wait for a bot: says the numbers of all of them and waits to be killed. */
const processes = new PreparedProcesses({ isolation, memoryMb: 128, spare: 2 })
while (processes.pids.length < 2) await sleep(20)
console.log([...new Set(processes.pids.flatMap((pid) => [pid, innermostPid(pid)]))].join(' '))
setInterval(() => {}, 1_000)
