import { readdirSync } from 'node:fs'
import type { Config } from '@react-router/dev/config'
import { publicAddresses } from '#public/pages.ts'

const articles = readdirSync(new URL('content/blog', import.meta.url))

export default { appDirectory: 'src', ssr: false, prerender: publicAddresses(articles) } satisfies Config
