import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig({
  base: '/bcicss/',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
    react(),
    vanillaExtractPlugin(),
  ],
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 400 },
  server: {
    proxy: Object.fromEntries(
      [
        '/api',
        '/admin',
        '/objects',
        '/updateUseTotal',
        '/deleteCloudCourseKpoint',
        '/toEditCloudCourseKpoint',
        '/editCloudCourseKpoint',
        '/bcicss/settings.json',
      ].map((path) => [path, server]),
    ),
  },
})
