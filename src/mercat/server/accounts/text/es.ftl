# -- people: accounts

problem-name-registered = Ya hay una cuenta con el nombre { $name } o con otro casi idéntico. Elige otro nombre o, si la cuenta es tuya, inicia sesión.
problem-has-account = Ya has iniciado sesión como { $name }.
problem-browser-only = Hace falta un navegador que acepte cookies.
problem-bad-sign-in = Nombre o contraseña incorrectos.
problem-bad-password = Contraseña incorrecta.
problem-many-passwords = Se han escrito demasiadas contraseñas erróneas para este nombre, y quizá no hayas sido tú. { $minutes ->
    [one] Espera un minuto
   *[other] Espera { $minutes } minutos
  } o inicia sesión con una llave de acceso, con un código de recuperación o desde un navegador en el que ya hayas entrado antes.
problem-many-passwords-here = En este navegador se han escrito demasiadas contraseñas erróneas. { $minutes ->
    [one] Espera un minuto
   *[other] Espera { $minutes } minutos
  } y vuelve a intentarlo.
problem-busy-passwords = Hay demasiada gente iniciando sesión en este momento. Inténtalo de nuevo dentro de unos segundos.
problem-short-password = La contraseña debe tener al menos { $fewest } caracteres.
problem-long-password = La contraseña no puede tener más de { $most } caracteres.
problem-common-password = Esa contraseña es demasiado fácil de adivinar. Evita palabras corrientes, tu nombre, secuencias del teclado y números sencillos.
problem-no-passkeys-number = Las llaves de acceso no funcionan en una dirección numérica como 127.0.0.1. En este ordenador, usa localhost.
problem-no-passkeys-plain = Las llaves de acceso necesitan HTTPS, y este servidor no lo usa.
problem-passkey-expired = Han pasado más de cinco minutos, o lo has hecho en otra pestaña. Inténtalo otra vez.
problem-passkey-refused = No se ha aceptado esa llave de acceso. Inténtalo otra vez.
problem-passkey-unknown = Ninguna cuenta de este servidor tiene esa llave de acceso. Puede que se haya quitado.
problem-passkey-not-yours = Esa llave de acceso es de otra cuenta.
problem-many-passkeys = Una cuenta puede tener como máximo { $most } llaves de acceso. Quita antes una.
problem-no-passkey = No tienes esa llave de acceso.
problem-no-identity = Tu cuenta no usa esa forma de iniciar sesión.
problem-no-password = No tienes contraseña.
problem-last-way-in = Es tu única forma de iniciar sesión. Añade antes una contraseña o una llave de acceso.
problem-wrong-code = Ese código de recuperación no es correcto, ya se ha usado o se ha sustituido por otros.
problem-not-confirmed = Primero confirma que eres tú.
problem-codes-of-account = Tu cuenta tiene sus propios códigos de recuperación. Ve a la página de la cuenta para crearlos o cambiarlos por otros.
problem-empty-passkey-name = Escribe un nombre con al menos un carácter visible.
problem-long-passkey-name = El nombre de una llave de acceso no puede tener más de { $most } caracteres.

ui-play-as = Juegas como { $name }.
ui-play-as-help = Con una cuenta juegas siempre con el mismo nombre, y así los demás te reconocen.
ui-account-mark = Cuenta de { $name }
ui-you-are = Tú: { $name }
ui-done-registered = Ya tienes una cuenta: { $name }.
ui-done-saved = Los cambios se han guardado.
ui-done-password-saved = Se ha guardado tu contraseña nueva y se han cerrado tus demás sesiones.
ui-done-signed-in = Has iniciado sesión como { $name }.
ui-done-signed-out = Has cerrado la sesión en este navegador.
ui-done-signed-out-everywhere = Has cerrado la sesión en todos tus dispositivos. Los enlaces, calendarios y tokens que daban acceso sin iniciar sesión ya no funcionan.
ui-done-passkey-added = Tienes una llave de acceso nueva.
ui-done-passkey-removed = La llave de acceso se ha quitado.
ui-done-left-group = Has abandonado el grupo.
ui-done-invited = Tu código de invitación es válido: ya puedes jugar.
ui-enter = Iniciar sesión
ui-enter-title = Iniciar sesión
ui-enter-passkey = Iniciar sesión con una llave de acceso
ui-enter-password = Iniciar sesión
ui-enter-lost = ¿No puedes entrar? Recupera tu cuenta
ui-enter-none = ¿No tienes cuenta? Puedes jugar sin ella.
ui-register = Crear una cuenta
ui-register-about = Una cuenta te da un nombre que nadie más puede usar en este servidor, y tus mesas en todos tus dispositivos. Para jugar no hace falta.
ui-register-guest = Todo lo que has jugado aquí como invitado pasará a tu cuenta. En los demás dispositivos que hayas añadido tendrás que iniciar sesión de nuevo. Los tokens y enlaces de tus asientos dejarán de valer.
ui-register-codes = Recibirás códigos de recuperación nuevos en lugar del que tenías.
ui-register-shared = En este navegador juega más gente: pregúntame qué mesas son mías
ui-register-with-passkey = Con una llave de acceso
ui-register-with-password = O con una contraseña
ui-register-passkey = Crear la cuenta con una llave de acceso
ui-register-password = Crear la cuenta con una contraseña
ui-register-known = ¿Ya tienes cuenta?
ui-account-name = Nombre
ui-account-name-help = Lo verán todos en tus mesas; hasta { $most } caracteres. Los invitados no podrán usar este nombre ni uno parecido.
ui-account-title = Tu cuenta
ui-account-of = Cuenta de { $name }
ui-password = Contraseña
ui-password-new = Contraseña nueva
ui-password-help = Al menos { $fewest } caracteres. Unas cuantas palabras sin relación entre sí se recuerdan bien.
ui-password-ends = Se cerrarán tus demás sesiones. Si tienes códigos de recuperación, se sustituirán por otros nuevos. Las llaves de acceso se conservarán.
ui-ends-too = También dejarán de valer los tokens personales, los enlaces para añadir dispositivos, los enlaces y tokens de tus asientos, la dirección de tu calendario y tus enlaces de invitación a grupos. Se desactivarán las notificaciones a otros navegadores y servicios.
ui-password-change = Cambiar la contraseña
ui-password-set = Añadir una contraseña
ui-password-keep = Guardar la contraseña
ui-account-password-changed = Se ha guardado tu contraseña y se han cerrado tus demás sesiones.
ui-account-password-removed = Se ha quitado tu contraseña y se han cerrado tus demás sesiones.
ui-passkey = Llave de acceso
ui-passkey-about = La guarda tu dispositivo o su gestor de contraseñas. No necesitas contraseña, y nadie puede adivinar la llave ni robarla.
ui-passkey-add = Añadir una llave de acceso
ui-passkey-make = Crear una llave de acceso
ui-passkey-label = Nombre de la llave de acceso
ui-passkey-label-example = Móvil
ui-passkey-unknown-here = Este navegador no admite llaves de acceso. Prueba con otro más reciente.
ui-passkey-no-script = Las llaves de acceso necesitan JavaScript.
ui-passkey-cancelled = Se ha cancelado, o este dispositivo no tiene ninguna llave de acceso para este sitio. No ha cambiado nada.
ui-passkey-known = Este dispositivo ya tiene una llave de acceso para tu cuenta.
ui-passkey-failed = No ha funcionado. Inténtalo otra vez.
ui-way-made = añadida el
ui-way-used = usada por última vez el
ui-way-remove = Quitar
ui-way-sign-on = Servicio externo de inicio de sesión
ui-ways-title = Formas de iniciar sesión
ui-ways-only-one = Es tu única forma de iniciar sesión, así que no se puede quitar.
ui-ways-add-another = Añade otra por si la pierdes.
ui-confirm-title = Confirma que eres tú
ui-confirm-about = Hazlo antes de cambiar algo aquí. Durante diez minutos no te lo volveremos a pedir.
ui-confirm-passkey = Usar una llave de acceso
ui-confirm-password = Confirmar
ui-confirm-again = Para cambiar algo aquí, cierra la sesión y vuelve a iniciarla.
ui-codes-title = Códigos de recuperación
ui-codes-about =
    { $count ->
        [0] No tienes códigos de recuperación.
        [one] Te queda un código de recuperación. Sirve una sola vez, por si no puedes iniciar sesión de otra forma.
       *[other] Te quedan { $count } códigos de recuperación. Cada uno sirve una sola vez, por si no puedes iniciar sesión de otra forma.
    }
ui-codes-lost = { $keys ->
    [password] Si olvidas tu contraseña, perderás la cuenta.
    [passkey] Si pierdes tu llave de acceso, perderás la cuenta.
    [passkeys] Si pierdes tus llaves de acceso, perderás la cuenta.
   *[both] Si pierdes tu contraseña y tus llaves de acceso, perderás la cuenta.
  }
ui-codes-make = Crear { $count } códigos de recuperación
ui-codes-again = Crear otros (los anteriores dejarán de valer)
ui-codes-new = Tus códigos de recuperación
ui-codes-once = Imprímelos o apúntalos ahora. No se volverán a mostrar.
ui-entered-title = Hola, { $name }
ui-entered-codes = Estos códigos sustituyen a los anteriores, que ya no valen.
ui-entered-cut = { $count ->
    [one] Se ha cerrado la sesión en otro dispositivo
   *[other] Se ha cerrado la sesión en otros { $count } dispositivos
  }
ui-entered-cut-about = Inicia sesión allí con tu cuenta para seguir como antes. Quien solo tuviera acceso a tu sesión de invitado no puede entrar en tu cuenta.
ui-entered-tokens = { $count ->
    [one] Tu token personal ya no vale. Crea otro si lo necesitas.
   *[other] Tus { $count } tokens personales ya no valen. Crea otros si los necesitas.
  }
ui-entered-on = Continuar
ui-code-title = Iniciar sesión con un código de recuperación
ui-code-about = Cada código sirve una sola vez. Después podrás elegir otra contraseña o añadir una llave de acceso.
ui-code-guest = Los invitados sin cuenta tienen otro código.
ui-sign-out = Cerrar sesión
ui-me-account-is = Has iniciado sesión como { $name }.
ui-me-account-ways = Contraseña, llaves de acceso, códigos de recuperación
ui-sign-out-title = Cerrar sesión
ui-sign-out-everywhere = Cerrar todas las sesiones
ui-sign-out-about = Cierra todas las sesiones si crees que otra persona ha usado tu cuenta. Tu contraseña, tus llaves de acceso y tus códigos de recuperación se conservarán.
ui-bring-title = ¿Qué mesas son tuyas?
ui-bring-about = Alguien ha jugado en este navegador como invitado. Las mesas que marques pasarán a tu cuenta. Para jugar en ellas desde los demás dispositivos de ese invitado, inicia sesión también allí.
ui-bring-others =
    { $count ->
        [one] una mesa más
       *[other] { $count } mesas más
    }
ui-bring = Llevarme estas mesas
ui-bring-rest = Las demás mesas se quedarán en la sesión de invitado, a la que volverás cuando cierres sesión.
ui-bring-more = Algunas mesas en las que has jugado como invitado en este navegador aún no han pasado a tu cuenta.
ui-bring-choose = Elegir mesas

# -- people: mail, and the host’s own sign-on

problem-no-mail = Este servidor no envía correo.
problem-mail-busy = Hay demasiados correos pendientes de enviar. Inténtalo de nuevo dentro de medio minuto.
problem-no-mail-address = Escribe una dirección de correo como ana@example.org.
problem-mail-unwanted = Quien usa esta dirección ha pedido no recibir correos de este servidor. Puede cambiarlo con el enlace de nuestro último correo.
problem-too-many-mails = Has pedido demasiados correos, o se han pedido demasiados para esta dirección. Inténtalo de nuevo dentro de una hora.
problem-bad-mail-link = Este enlace sirve una sola vez y durante media hora. Ya se ha usado o ha caducado. Pide otro correo.
problem-damaged-mail-link = A este enlace le falta una parte. Cópialo entero del correo.
problem-no-sign-on = Este servidor no tiene configurado ningún servicio externo de inicio de sesión.
problem-bad-sign-on = El inicio de sesión tardó demasiado, se repitió o acabó en otro navegador. No ha cambiado nada; empieza de nuevo.
problem-sign-on-refused = { $name } no te ha dejado iniciar sesión. No ha cambiado nada.
problem-sign-on-failed = No se puede contactar con { $name }, o su respuesta no es válida. No ha cambiado nada. Inténtalo más tarde o avisa a la administración.
problem-identity-taken = Ese inicio de sesión ya está vinculado a otra cuenta de este servidor. Entra antes en esa cuenta y desvincúlalo allí.

mail-confirm-subject = Confirma tu dirección de correo
mail-confirm =
    Alguien quiere usar esta dirección para la cuenta «{ $name }» de { $site }. Si has sido tú, abre este enlace en la próxima media hora:

    { $link }

    Si no, no tienes que hacer nada.
mail-recover-subject = Entra en tu cuenta
mail-recover =
    Alguien ha pedido entrar en la cuenta «{ $name }» de { $site }. Si has sido tú, abre este enlace en la próxima media hora; podrás elegir una contraseña nueva:

    { $link }

    Si no, no tienes que hacer nada. No ha cambiado nada.
mail-never =
    Para no recibir nunca más estos correos, abre este enlace:

    { $never }
mail-notice-password-subject = Tu contraseña ha cambiado
mail-notice-password =
    La contraseña de tu cuenta en { $site } acaba de cambiar y se ha cerrado la sesión en tus demás dispositivos. Si no has sido tú, recupera tu cuenta cuanto antes:

    { $link }
mail-notice-address-subject = Tu dirección de correo ha cambiado
mail-notice-address =
    Esta dirección ya no pertenece a una cuenta de { $site }: se ha cambiado o quitado. Si no has sido tú, inicia sesión cuanto antes, cierra las demás sesiones y cambia tu contraseña:

    { $link }
mail-try-subject = Correo de prueba
mail-try = Este es un correo de prueba de mercat doctor. El envío de correo desde { $site } funciona.
mail-end = Este correo lo ha enviado { $site }. Nadie lee las respuestas.

ui-go-on = Seguir
ui-mail-title = Dirección de correo
ui-mail-known = Tu dirección es { $address }.
ui-mail-about = Solo la usamos para que puedas volver a entrar en tu cuenta, para avisarte si cambia tu contraseña o esta dirección y para las notificaciones, si las activas. Nadie más la ve.
ui-mail-address = Tu dirección
ui-mail-another = Nueva dirección
ui-mail-set = Enviar un enlace
ui-mail-drop = Quitar la dirección
ui-mail-not-sent = Este servidor no envía correo, porque la administración no ha configurado un servidor de correo. Apunta tus códigos de recuperación.
ui-mail-no-site = Este servidor no puede enviar correo, porque la administración no ha indicado su dirección pública (MERCAT_URL). Apunta tus códigos de recuperación.
ui-mail-sent = Mira tu correo
ui-mail-sent-about = Hemos enviado un enlace a { $address }. Ábrelo en la próxima media hora para confirmar la dirección. Hasta entonces no cambia nada.
ui-mail-confirm-title = ¿Es tu dirección?
ui-mail-confirm-about = Alguien quiere usar { $address } para la cuenta { $name } de este servidor. Quien pueda leer el correo de esa dirección podrá entrar en la cuenta.
ui-mail-confirm-yours = ¿Quieres usar { $address } para tu cuenta { $name }? Quien pueda leer el correo de esa dirección podrá entrar en tu cuenta.
ui-mail-confirm = Sí, usar esta dirección
ui-mail-confirmed = Dirección confirmada
ui-mail-confirmed-about = Ya puedes usarla para recuperar tu cuenta.
ui-mail-confirmed-elsewhere = Dirección confirmada
ui-mail-confirmed-elsewhere-about = Ya sirve para recuperar la cuenta { $name }.
ui-mail-notices-off = Los correos sobre tus partidas siguen desactivados. Puedes activarlos en «Notificaciones».
ui-recover-mail-title = Recuperar tu cuenta
ui-mail-never-title = ¿Dejar de recibir estos correos?
ui-mail-never-about = Nadie, ni siquiera tú, podrá pedir que se envíe un enlace a esta dirección. Sin esos enlaces no se puede recuperar por correo una cuenta perdida. Solo guardamos un hash de la dirección.
ui-mail-never-yes = Dejar de recibirlos
ui-mail-never-no = Seguir recibiéndolos
ui-mail-never-change = Cambiar
ui-mail-never-done = Correos desactivados
ui-mail-never-done-about = Ya no enviaremos enlaces a tu dirección. Puedes volver a activarlos aquí o con el enlace del último correo.
ui-mail-again = Correos activados
ui-mail-again-about = Enviaremos un enlace a tu dirección cuando alguien lo pida.
ui-recover-mail-about = Si tu cuenta tiene una dirección de correo confirmada, te enviaremos un enlace. Sirve una sola vez y caduca a la media hora.
ui-recover-who = El nombre de tu cuenta o tu dirección de correo
ui-recover-send = Enviar el enlace
ui-recover-sent = Mira tu correo
ui-recover-sent-about = Si existe esa cuenta y tiene una dirección confirmada, hemos enviado un enlace a esa dirección.
ui-recover-arrive-title = Hola de nuevo, { $name }
ui-recover-set = Guardar e iniciar sesión
ui-recover-sign-in = Solo iniciar sesión
ui-recover-sign-in-about = Tu contraseña y tus demás dispositivos seguirán como están.
ui-sign-on = Iniciar sesión con { $name }
ui-sign-on-leave-title = Continuar en { $name }
ui-sign-on-leave-about = Iniciarás sesión allí y después volverás aquí. Ese servicio solo le dirá a este servidor quién eres.
ui-sign-on-name-title = Una cosa más: elige tu nombre
ui-sign-on-name-about = Es la primera vez que entras con { $issuer }. Este nombre lo verán todos en la mesa, y nadie más podrá usarlo en este servidor. Puedes cambiarlo más tarde.
ui-sign-on-joined = Ya puedes iniciar sesión con { $name }.
ui-sign-on-join = Vincular { $name }
ui-sign-on-join-about = Vincula { $name } con esta cuenta para poder iniciar sesión también con ese servicio.
ui-sign-on-part = Desvincular
ui-recover-by-mail = Enviarme un enlace por correo
