export { resourcesScreens as screens, resourcesMenu as menu } from './resources.screens.ts'
