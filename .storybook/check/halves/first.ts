import { visitStories } from '../visit-stories.ts'

visitStories((index) => index % 2 === 0)
