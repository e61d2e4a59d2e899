import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appPage } from './tools/app-page.ts'
import { chunkGroups } from './tools/chunk-groups.ts'
import { endpointAddresses } from './tools/endpoint-addresses.ts'

const target = process.env.API_TARGET ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [endpointAddresses(), tailwindcss(), react(), appPage()],
  server: { proxy: { '/api': { target, changeOrigin: true }, '/healthz': { target, changeOrigin: true } } },
  build: {
    outDir: 'build/client',
    // An inlined file would be a data: address, which the content security policy does not allow for fonts.
    assetsInlineLimit: 0,
    // Which file holds which source: the budgets are weighed by it.
    manifest: true,
    // Browsers that cannot preload modules load them a little later; the polyfill would weigh on everybody.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The names of all files stand in the first load, where a hash is what does not compress: seven characters tell versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
