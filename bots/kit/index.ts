/** Everything that a bot may import. */
export type { Bot, BotContext, BotLanguage, LineResult, LocalizedText } from './bot.ts'
export type { BotFetch, BotResponse, WebProxy } from './bot-fetch.ts'
export { defineBot } from './define-bot.ts'
export { FetchProblem, fetchProblems } from './fetch-problem.ts'
export { pause } from './pause.ts'
export { plainText } from './plain-text.ts'
export { webLink } from './web-link.ts'
