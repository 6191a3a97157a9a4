import { defineConfig } from 'rolldown'

export default defineConfig({
  input: { icss: 'src/main.ts' },
  platform: 'node',
  // Ink asks for it only when DEV=true.
  external: ['react-devtools-core'],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
    cleanDir: true,
  },
})
