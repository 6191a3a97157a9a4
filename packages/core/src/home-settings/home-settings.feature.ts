export { homeSettingsScreens as screens, homeSettingsMenu as menu } from './home-settings.screens.ts'
