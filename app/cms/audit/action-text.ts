/** 'order.set-many' in words: 'order: set many'. */
export function actionText(action: string): string {
  const [kind = '', verb = ''] = action.split('.');
  return `${kind.replace('-', ' ')}: ${verb.replaceAll('-', ' ')}`;
}
