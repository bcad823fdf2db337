import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import parts from './mantine-parts.module.css';

/** Roles are var(--token), so one set serves both schemes; the ramps are for charts and for parts that ask for a numbered shade. */
const ramp = (hexes: string) => hexes.split(' ').map((hex) => `#${hex}`) as unknown as MantineColorsTuple;

const colors = {
  tea: ramp('eef5ec dbeada b8dcc0 86c99c 5fae7b 43905f 2f7550 1d5b3e 164a31 0f3925'),
  clay: ramp('fbf1ec f7e3d9 efc5b1 e38a63 d06f45 c05a30 b24b26 a4401f 8a3317 6d2610'),
  ochre: ramp('fdf6e6 f8ebcb f0d594 e2ab43 d4972a c3851a bb7c12 b3740d 8f5b07 664300'),
  kivu: ramp('eef5f9 dceaf2 b3d3e6 7dbce1 4f9ac6 367fac 286e98 1e5f86 184e6f 12455f'),
  red: ramp('fdf0f1 fbe2e4 f7bcc2 ff8b92 e65a68 d13a4c c0223a b0132f 960f27 860c22'),
  gray: ramp('f7f9f5 f0f3ec e5eadf d1d9cb b3beb2 8d9a91 74827a 55625a 3e4b43 16201a'),
  dark: ramp('ecf1ea c0ccc2 9daba1 75857b 2b3830 1e2923 17201b 0e1511 0a110d 0a100c'),
};

const onFilled: Record<string, string> = { tea: 'var(--on-tea)', clay: 'var(--on-clay)', red: 'var(--on-danger)' };
const onSurface = { backgroundColor: 'var(--surface)' };
const raised = { backgroundColor: 'var(--raised)', borderColor: 'var(--line)' };

export const theme = createTheme({
  colors,
  primaryColor: 'tea',
  primaryShade: { light: 7, dark: 3 },
  white: '#ffffff',
  black: '#16201a',
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--font)', fontWeight: '700' },
  fontWeights: { regular: '400', medium: '500', bold: '700' },
  fontSizes: { xs: 'var(--t-xs)', sm: 'var(--t-sm)', md: 'var(--t-md)', lg: 'var(--t-lg)', xl: 'var(--t-xl)' },
  lineHeights: { xs: '1.385', sm: '1.43', md: '1.5', lg: '1.33', xl: '1.27' },
  spacing: { xs: 'var(--s-2)', sm: 'var(--s-3)', md: 'var(--s-4)', lg: 'var(--s-6)', xl: 'var(--s-8)' },
  radius: { xs: 'var(--r-xs)', sm: 'var(--r-sm)', md: 'var(--r-md)', lg: 'var(--r-lg)', xl: 'var(--r-xl)' },
  defaultRadius: 'sm',
  shadows: { xs: 'var(--sh-1)', sm: 'var(--sh-1)', md: 'var(--sh-2)', lg: 'var(--sh-3)', xl: 'var(--sh-3)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // autoContrast writes white on the light fills of the dark scheme: the token decides instead.
  variantColorResolver: (input) => {
    const known = defaultVariantColorsResolver(input);
    const on = input.variant === 'filled' ? onFilled[String(input.color ?? input.theme.primaryColor)] : undefined;
    return on === undefined ? known : { ...known, color: on };
  },
  components: {
    Button: { defaultProps: { size: 'md' }, styles: { root: { minHeight: 'var(--target)', fontWeight: 500 } } },
    Input: { classNames: { wrapper: parts.input }, styles: { input: { minHeight: '3rem' } } },
    TextInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    InputWrapper: { styles: { label: { fontSize: 'var(--t-sm)', marginBottom: 6 } } },
    Checkbox: { defaultProps: { radius: 'xs' }, vars: () => ({ root: { '--checkbox-icon-color': 'var(--on-tea)' } }) },
    Badge: {
      defaultProps: { variant: 'light', radius: 'xs', tt: 'none', fw: 500 },
      styles: { root: { fontSize: 'var(--t-xs)', height: 'auto', paddingBlock: 3 } },
    },
    // Paper, cards and floating parts take the body's colour by default; ours lie on a surface of their own.
    Paper: { styles: { root: onSurface }, defaultProps: { radius: 'md', shadow: 'xs' } },
    Card: { styles: { root: onSurface } },
    // Their scroll lock writes a style that the content policy refuses; global.css locks instead.
    Modal: {
      defaultProps: { radius: 'lg', shadow: 'xl', lockScroll: false },
      styles: { content: onSurface, header: onSurface },
    },
    Drawer: { defaultProps: { lockScroll: false }, styles: { content: onSurface, header: onSurface } },
    Popover: { styles: { dropdown: raised } },
    Menu: { styles: { dropdown: raised, item: { minHeight: 'var(--target)', fontSize: 'var(--t-md)' } } },
    Combobox: { styles: { dropdown: raised } },
    Overlay: { defaultProps: { color: 'var(--scrim)', backgroundOpacity: 1 } },
  },
});

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles });

const roles: Record<string, string> = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--tea-text)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-success': 'var(--tea-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-tea)',
  '--mantine-color-tea-filled-hover': 'var(--tea-hover)',
};
const tokenOf = { tea: 'tea', clay: 'clay', ochre: 'ochre', kivu: 'kivu', red: 'danger', gray: 'stone' };
for (const [name, token] of Object.entries(tokenOf)) {
  roles[`--mantine-color-${name}-light`] = `var(--${token}-soft)`;
  roles[`--mantine-color-${name}-light-hover`] = `var(--${token}-soft)`;
  roles[`--mantine-color-${name}-light-color`] = `var(--on-${token}-soft)`;
  if (token !== 'stone') {
    roles[`--mantine-color-${name}-filled`] = `var(--${token})`;
    roles[`--mantine-color-${name}-outline`] = `var(--${token})`;
  }
  if (['tea', 'clay', 'danger'].includes(token)) roles[`--mantine-color-${name}-text`] = `var(--${token}-text)`;
}
