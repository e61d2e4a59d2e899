import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Bundles the renderer of the pages for Node, and with it the styles and fonts that the pages name.
export default defineConfig({
  plugins: [tailwindcss()],
  build: {
    ssr: 'src/render.tsx',
    ssrEmitAssets: true,
    outDir: 'build/client',
    // An inlined file would be a data: address, which the content security policy does not allow for fonts.
    assetsInlineLimit: 0,
    cssMinify: true,
  },
})
