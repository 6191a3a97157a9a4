/** Names of the tabs of the personal centre. */
export const routesZh = {
  tabs: {
    channelInformation: '频道信息',
    organisation: '组织信息',
    accounts: '账号列表',
    channelGroups: '频道分组',
    contentPermissions: '内容权限',
    subChannelPermissions: '子频道权限',
    permissionTemplates: '权限模板',
    usage: '流量与存储',
    businessCards: '超级名片',
  },
}
