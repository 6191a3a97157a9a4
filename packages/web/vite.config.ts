import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedFiles } from './compressed-files.ts'
import { partsApart } from './parts-apart.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig({
  base: '/bcicss/',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
    partsApart(),
    react(),
    vanillaExtractPlugin(),
    compressedFiles(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each takes what it imports along. Without them a page load asks for a hundred chunks, one for each set of
          // screens that share something.
          groups: [
            { name: 'login', test: /web\/src\/main\.tsx$/, priority: 4 },
            { name: 'entry-copy.zh', test: /language\/entry-copy\.zh\.ts$/, priority: 3 },
            { name: 'entry-copy.en', test: /language\/entry-copy\.en\.ts$/, priority: 3 },
            { name: 'login-banner', test: /sessions\/LoginBanner\.tsx$/, priority: 3 },
            // With the lists that the menu leads to: going from one to the next asks for its rows alone.
            {
              name: 'back-office',
              test: /shell\/App\.tsx$|\/(?:Company|Notice|Live|Tutor)ListScreen\.tsx$|\/CurriculumScreen\.tsx$|\/home\/HomeScreen\.tsx$|\/tray\/TrayButton\.tsx$/,
              priority: 2,
            },
            { name: 'kit', test: /packages\/ui\/|node_modules/, minShareCount: 6, priority: 1 },
          ],
        },
      },
    },
  },
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
