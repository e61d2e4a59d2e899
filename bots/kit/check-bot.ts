import type { Bot, LocalizedText } from './bot.ts'

/** Lines that typically break parsers; a bot may answer anything, but must not fail. */
const nastyLines = [
  '',
  ' ',
  '|',
  ':',
  '::::',
  'http://',
  'https://[',
  '=1+1',
  '\u202Etxt',
  '%',
  '%E0%A4%A',
  'x'.repeat(2_000),
]

/** Problems of a bot, one sentence each; empty for a bot that shops can install. */
export function checkBot(bot: Bot): string[] {
  const wrong: string[] = []
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(bot.id) || bot.id.length > 40)
    wrong.push('id must be lower-case words with dashes, at most 40 characters')
  if (!['again', 'skip'].includes(bot.retry)) wrong.push("retry must be 'again' or 'skip'")
  const texts: [string, LocalizedText][] = [
    ['name', bot.name],
    ['describe', bot.describe],
    ...Object.entries(bot.settings).map(([name, { label }]): [string, LocalizedText] => [
      `settings.${name}.label`,
      label,
    ]),
    ...Object.entries(bot.problems).map(([word, said]): [string, LocalizedText] => [`problems.${word}`, said]),
  ]
  for (const [where, said] of texts)
    for (const language of ['en', 'vi', 'ru'] as const)
      if (!said?.[language]?.trim()) wrong.push(`${where} has no words in ${language}`)
  for (const [name, { fallback, fits }] of Object.entries(bot.settings))
    if (fallback !== undefined && fits && !fits(fallback)) wrong.push(`the fallback of ${name} does not fit`)
  const example = parsed(bot, bot.example)
  if (typeof example === 'string') wrong.push(example)
  else if ('problem' in example) wrong.push(`parseLine refuses the example: ${example.problem}`)
  for (const line of nastyLines) {
    const answer = parsed(bot, line)
    if (typeof answer === 'string') wrong.push(answer)
    else if ('problem' in answer && !Object.hasOwn(bot.problems, answer.problem))
      wrong.push(`parseLine answers ${answer.problem}, which is not among the problems`)
  }
  return [...new Set(wrong)]
}

function parsed(bot: Bot, line: string): ReturnType<Bot['parseLine']> | string {
  try {
    return bot.parseLine(line)
  } catch (problem) {
    return `parseLine broke on ${JSON.stringify(line.slice(0, 40))}: ${(problem as Error).message}`
  }
}
