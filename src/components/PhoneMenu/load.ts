import {askTwice} from '@site/src/plugins/page-loading/shared/askTwice';

/** The menu of a phone, which no desktop needs. */
export async function loadPhoneMenu(): Promise<typeof import('./index').default> {
  const {default: PhoneMenu} = await askTwice(() => import('./index'));
  return PhoneMenu;
}
