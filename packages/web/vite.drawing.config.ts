import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What the server draws public pages with: one file that needs nothing beside it. */
export default defineConfig({
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target: 'node22',
    ssr: 'src/public-pages/draw-page.tsx',
    outDir: 'dist/drawing',
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
