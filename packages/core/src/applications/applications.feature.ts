export { applicationsScreens as screens, applicationsMenu as menu } from './applications.screens.ts'
