export { activitiesScreens as screens, activitiesMenu as menu } from './activities.screens.ts'
