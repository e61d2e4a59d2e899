export { tryBot } from './trial/try-bot.ts'
