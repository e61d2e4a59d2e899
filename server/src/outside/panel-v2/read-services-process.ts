// Reads the list of services on its standard input: a process of its own, so that one of any shape takes the memory of nothing else.
import { text } from 'node:stream/consumers'
import { servicesIn } from './services-in.ts'

process.stdout.write(JSON.stringify(servicesIn(await text(process.stdin)) ?? null))
