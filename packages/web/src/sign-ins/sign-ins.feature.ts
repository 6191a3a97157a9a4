import type { Views } from '../shell/screens.ts'

export const views = {
  signinPreview: () => import('./SignInScreen.tsx'),
} satisfies Views
