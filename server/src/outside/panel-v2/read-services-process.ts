// Reads the list of services on its standard input. In a separate process, so that a hostile list exhausts only its own
// memory.
import { text } from 'node:stream/consumers'
import { servicesIn } from './services-in.ts'

process.stdout.write(JSON.stringify(servicesIn(await text(process.stdin)) ?? null))
