import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const target = process.env.API_TARGET ?? 'http://127.0.0.1:3000'

/** The package offers bundlers only its development build, with warnings that nobody reads in production. */
const router = (file: string) =>
  fileURLToPath(import.meta.resolve('react-router').replace(/[^/]+\/[^/]+$/, `production/${file}`))

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: { '/api': { target, changeOrigin: true }, '/healthz': { target, changeOrigin: true } } },
  resolve:
    command === 'build'
      ? {
          alias: [
            { find: /^react-router$/, replacement: router('index.mjs') },
            { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
          ],
        }
      : {},
  build: {
    // An inlined file would be a data: address, which the content security policy does not allow for fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What nearly every screen needs travels as one file: some forty tiny ones compress badly. Not the query
            // cache, nor the schemas of the contract: the sign-in page is shown without them.
            {
              name: 'kit',
              test: /web\/src\/(ui|platform)\/(?!queries|question|stale|use-ask|use-answer|use-live|operator-voice|dialog-look|card|empty|linked-sentence|money|page-header|refused|status-pill|when)|lucide-react(?!.*\/(ban|check|circle-pause|clock|cloud-off|hourglass|rotate-cw|timer-off|undo-2)\.)|contract\/src\/(client|errors|languages)/,
              minShareCount: 7,
            },
            // What every screen behind the sign-in needs on top of that.
            {
              name: 'screens',
              test: /web\/src\/ui\/(card|empty|linked-sentence|money|page-header|refused|status-pill|when)/,
              minShareCount: 7,
            },
          ],
        },
      },
    },
  },
}))
