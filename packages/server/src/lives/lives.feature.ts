import { livesHandlers } from './lives.handlers.ts'
import { lives } from './lives.tables.ts'
import { receivedLivesHandlers } from './received-lives.handlers.ts'

export const handlers = { lives: livesHandlers, receivedLives: receivedLivesHandlers }

export const content = { live: lives }
