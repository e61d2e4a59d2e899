import type { Config } from '@react-router/dev/config'
import { publicPaths } from './src/public/public-paths.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: publicPaths,
  // Lets a page's first request start while the page's own code is still on its way.
  future: { v8_splitRouteModules: true },
} satisfies Config
