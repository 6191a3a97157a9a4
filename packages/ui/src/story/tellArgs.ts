import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Has the controls of a story show other values. */
export const tellArgs = (storyId: string, updatedArgs: Record<string, unknown>) =>
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs })
