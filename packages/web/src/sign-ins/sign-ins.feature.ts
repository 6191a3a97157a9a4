import type { Views } from '../shell/view.ts'

export const views = {
  signinPreview: () => import('./SignInScreen.tsx'),
} satisfies Views
