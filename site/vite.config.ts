import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Bundles the renderer of the pages for Node, with the styles and fonts of the pages.
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
