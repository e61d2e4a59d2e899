import { setTimeout as sleep } from 'node:timers/promises'
import { PreparedProcesses } from '#features/bots/process/prepared-processes.ts'
import { innermostPid } from '#features/bots/process/watch-memory.ts'
import { isolation } from './run-bot.ts'

/** Starts processes that wait for a bot, prints all their ids and waits for its kill. */
const processes = new PreparedProcesses({ isolation, memoryMb: 128, spare: 2 })
while (processes.pids.length < 2) await sleep(20)
console.log([...new Set(processes.pids.flatMap((pid) => [pid, innermostPid(pid)]))].join(' '))
setInterval(() => {}, 1_000)
