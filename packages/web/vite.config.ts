import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { notices } from '../core/notices.ts'
import { compressedFiles } from './compressed-files.ts'
import { firstViews } from './first-views.ts'
import { partsApart } from './parts-apart.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

/** What the frame shows, and of other nouns the lists that the menu leads to. */
const shown = [
  'categories',
  'client',
  'files',
  'forms',
  'homeLogo',
  'imports',
  'joinRequests',
  'lists',
  'meetings',
  'messages',
  'operations',
  'ownAccount',
  'recycleBin',
  'register',
  'rules',
  'savedViews',
  'selections',
  'sessions',
  'shell',
  'supportVisits',
  'tray',
  'uploads',
]

const withFrame = new Set(firstViews.map(({ file }) => file))

export default defineConfig({
  base: '/bcicss/',
  plugins: [
    { ...optimizeLocales.vite({ locales: ['zh-CN', 'en-US'] }), enforce: 'pre' },
    partsApart({ first: [...shown, ...firstViews.map(({ noun }) => noun)] }),
    react(),
    vanillaExtractPlugin(),
    compressedFiles(),
    notices(),
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
            {
              name: 'back-office',
              test: (id) => withFrame.has(id) || /\/shell\/App\.tsx$|\/tray\/TrayButton\.tsx$/.test(id),
              priority: 2,
            },
            { name: 'words.en', test: /language\/english\.ts$/, priority: 2 },
            { name: 'later-endpoints', test: /rest-of\/contract$/, priority: 1 },
            { name: 'later-words.zh', test: /rest-of\/zh$/, priority: 1 },
            { name: 'later-words.en', test: /rest-of\/en$/, priority: 1 },
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
