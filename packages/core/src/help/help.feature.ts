export { helpMenu as menu } from './help.menu.ts'
