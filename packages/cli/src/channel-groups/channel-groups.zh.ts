export const channelGroupsZh = { parent: '上级', channels: '子频道' }
