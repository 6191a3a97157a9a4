import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { fetchedImports } from './fetched-imports.ts'
import { pagePreloads } from './page-preloads.ts'

/** The pages without login, with chunks of their own, for phones as old as product.md's public pages name. */
export default defineConfig({
  base: '/p/',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin(), compressedFiles(), fetchedImports(), pagePreloads()],
  build: {
    target: ['safari15', 'chrome100'],
    sourcemap: false,
    outDir: 'dist/pages',
    rolldownOptions: {
      input: ['public.html', 'still.html'],
      output: {
        codeSplitting: {
          groups: [
            // Beside the next one, so that a page that is still asks for no more than these.
            { name: 'preload', test: /preload-helper|import-fetched|modulepreload-polyfill/, priority: 1 },
            // Takes along what it imports: without it a visit asks for seven scripts where three will do.
            { name: 'public', test: /public-pages\/main\.tsx$|pages\.css\.ts/ },
          ],
        },
      },
    },
  },
})
