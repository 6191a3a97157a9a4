export { reportsScreens as screens, reportsMenu as menu } from './reports.screens.ts'
