import styles from './nav-menus.css?url';

/** The styles of menus that only some sites configure, for the components that draw one. */
export const MenuStyles = () => <link rel="stylesheet" href={styles} precedence="page" />;
